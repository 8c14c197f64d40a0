/** A Fluent catalogue, compiled by the build (`fluent.ts`). */
declare module "*.ftl" {
  import type { FluentResource } from "@fluent/bundle";

  const body: FluentResource["body"];
  export default body;
}

/** By language: what loads the words of the page (`fluent.ts`). */
declare module "virtual:words" {
  import type { FluentResource } from "@fluent/bundle";

  type Loader = () => Promise<{ default: FluentResource["body"] }>;
  export const PAGE: { en: Loader } & Record<string, Loader>;
}
