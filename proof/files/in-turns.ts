/** Does the work for each, so many at once, making the next only when somebody is free for it. */
export async function inTurns<T>(all: Iterable<T>, atOnce: number, work: (one: T) => Promise<unknown>): Promise<void> {
  const left = all[Symbol.iterator]();
  const goOn = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
}
