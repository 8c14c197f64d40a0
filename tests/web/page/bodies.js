// Hands every answer of the server to the test, before the page gets it.
(() => {
  const real = window.fetch;
  window.fetch = async (...args) => {
    const answer = await real(...args);
    await window.keepBody(answer.url, await answer.clone().text());
    return answer;
  };
})();
