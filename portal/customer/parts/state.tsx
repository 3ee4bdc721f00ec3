import { stateWords } from '../model/state-words.ts';
import type { Proposal } from '../types.ts';

/** What became of the offer; nothing while it waits for an answer. */
export function State({ proposal }: { proposal: Proposal }) {
  const said = stateWords(proposal);
  if (!said) return null;
  return (
    <section className="state" data-tone={said.tone} role="status" tabIndex={-1}>
      <h2>{said.title}</h2>
      {said.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
