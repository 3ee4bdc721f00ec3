import type { Fault } from './fault.ts';
import { goodLine, type Line } from './start-fault-proxy.ts';

const worse = (name: string, line: Partial<Line>, more: Partial<Fault> = {}): Fault => ({
  name,
  ...more,
  begin: async ({ proxy }) => {
    const { cutCommits } = proxy.line;
    Object.assign(proxy.line, line);
    return () => void Object.assign(proxy.line, goodLine, { cutCommits });
  },
});

export const lineFaults: readonly Fault[] = [
  worse('the line is slow', { delayMs: 200 }),
  worse('the line breaks', { resets: 0.03 }),
  worse('the line is dumb', { isDumb: true }, { isAway: true }),
];
