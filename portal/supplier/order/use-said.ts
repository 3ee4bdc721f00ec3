import { useKeptText } from '../../public-kit/use-kept-text.ts';
import { keptName } from '../kept-name.ts';
import { type SaidLine, saidOf } from './model.ts';
import type { Order, Ordered } from './types.ts';

/** What is typed of the lines, kept on this device until it is sent; after an answer it begins with that. */
export function useSaid(token: string, { answer }: Order, ordered: Ordered) {
  const name = keptName(token, `lines.${answer?.at ?? 'first'}`);
  const [text, setText, drop] = useKeptText(name, JSON.stringify(saidOf(ordered)));
  const said = JSON.parse(text) as readonly SaidLine[];
  const change = (position: number, next: Partial<SaidLine>) =>
    setText(JSON.stringify(said.map((one) => (one.position === position ? { ...one, ...next } : one))));
  return { said, change, drop };
}
