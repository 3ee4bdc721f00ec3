/** If the start fails, what had started is stopped, newest first; so is everything at the end. */
export async function allOrNothing<T extends object>(start: (started: AsyncDisposableStack) => Promise<T>) {
  const started = new AsyncDisposableStack();
  const stop = () => started.disposeAsync();
  try {
    return { ...(await start(started)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
