/** Runs in the page: milliseconds between the frames of so long a time. */
export function countFrames(ms: number) {
  return new Promise<number[]>((resolve) => {
    const frames: number[] = [];
    const begun = performance.now();
    let last = begun;
    const next = (now: number) => {
      frames.push(now - last);
      last = now;
      if (now - begun < ms) requestAnimationFrame(next);
      else resolve(frames.slice(1));
    };
    requestAnimationFrame(next);
  });
}
