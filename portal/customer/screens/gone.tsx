import { say } from '../../src/kit/say.ts';
import { Seller } from '../parts/seller.tsx';
import { State } from '../parts/state.tsx';
import type { Proposal } from '../types.ts';

/** A proposal that was withdrawn or replaced: which it was, what to do, and how to reach the seller. */
export const Gone = ({ proposal }: { proposal: Proposal }) => (
  <main>
    <article className="letter">
      <h1>{say(`Commercial proposal ${proposal.number}`, `Коммерческое предложение ${proposal.number}`)}</h1>
      <State proposal={proposal} />
      <Seller seller={proposal.seller} />
    </article>
  </main>
);
