import { stories } from './stories/stories.ts';

/** Each story is told so many times unless DEMO_ORDERS says otherwise: what two processors do in about two minutes. */
const tellings = 6;

/** How many orders become requisitions: `DEMO_ORDERS=1000`, or `all`. */
export function ordersWanted({ DEMO_ORDERS: wanted }: NodeJS.ProcessEnv): number {
  if (!wanted) return stories.length * tellings;
  if (wanted === 'all') return Number.POSITIVE_INFINITY;
  if (/^\d+$/.test(wanted)) return Number(wanted);
  throw new Error('DEMO_ORDERS is a number, or all.');
}
