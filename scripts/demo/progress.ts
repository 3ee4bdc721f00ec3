/** A progress bar on a terminal, a line every ten percent elsewhere. */
export function progress(title: string, total: number, output: NodeJS.WriteStream = process.stdout) {
  let done = 0;
  let told = 0;
  return {
    advance(by: number) {
      done = Math.min(total, done + by);
      const share = total === 0 ? 1 : done / total;
      if (output.isTTY) {
        const width = 30;
        const full = Math.round(share * width);
        output.write(
          `\r${title} ${'█'.repeat(full)}${'░'.repeat(width - full)} ${done}/${total}${share === 1 ? '\n' : ''}`,
        );
      } else if (share === 1 || Math.floor(share * 10) > told) {
        told = Math.floor(share * 10);
        output.write(`${title} ${done}/${total}\n`);
      }
    },
  };
}
