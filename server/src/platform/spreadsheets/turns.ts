const atOnce = 2;
const waiting: Array<() => void> = [];
let running = 0;

/** A process reads two files at once at most; the others wait here. Call what it resolves to when done. */
export async function takeTurn(): Promise<() => void> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  return () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
}
