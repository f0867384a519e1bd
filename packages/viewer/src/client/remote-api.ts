/** What a worker offers as the page calls it: every function gives a promise, also those of the services inside. */
export type RemoteApi<T> = {
  readonly [K in keyof T]: T[K] extends (...parameters: infer P) => infer R
    ? (...parameters: P) => Promise<Awaited<R>>
    : RemoteApi<T[K]>;
};
