// Counts what was asked of the server and not yet answered, so that nobody clicks ahead of the page, and the answers sent: the
// browser reports its frames to the test too late to be counted there. Can cut the line.
(() => {
  const Real = window.WebSocket;
  const asked = { stage: 0, act: 0, sit: 0 };
  const answers = { draft: "stage", ack: "act", welcome: "sit" };
  const lines = [];
  let acts = 0;
  window.actsSent = () => acts;
  window.cutTheLine = () => lines.splice(0).forEach((line) => line.close());
  window.openQuestions = () => asked.stage + asked.act + asked.sit;
  window.WebSocket = class extends Real {
    constructor(...args) {
      super(...args);
      lines.push(this);
      for (const kind of Object.keys(asked)) asked[kind] = 0;
      this.addEventListener("message", ({ data }) => {
        const { type, id } = JSON.parse(data);
        const kind = type === "problem" ? (id ? "act" : "stage") : answers[type];
        if (kind) asked[kind] = Math.max(0, asked[kind] - 1);
      });
    }
    send(data) {
      const { type } = JSON.parse(data);
      const kind = type === "retract" ? "act" : type;
      if (kind in asked) asked[kind] += 1;
      if (type === "act") acts += 1;
      super.send(data);
    }
  };
})();
