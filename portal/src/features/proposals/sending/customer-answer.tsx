import { commercialProposal as noun } from '../../../../../nouns/commercial-proposal.ts';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import type { ProposalCard } from '../queries.ts';

/** What the customer has said to it, once that is known. */
export function CustomerAnswer({ card }: { card: ProposalCard }) {
  const { answeredAt, answerSource, answerName, answerPosition, answerComment, declineReason } = card;
  if (answeredAt === null) return null;
  return (
    <Section
      title={
        declineReason === null
          ? say('The customer has accepted it', 'Заказчик принял')
          : say('The customer has declined it', 'Заказчик отказался')
      }
    >
      <Facts
        of={[
          [labelOf(noun, 'answeredAt'), showInstant(answeredAt)],
          [labelOf(noun, 'answerSource'), answerSource && valueOf(noun, 'answerSource', answerSource)],
          [labelOf(noun, 'answerName'), [answerName, answerPosition].filter(Boolean).join(', ') || undefined],
          [labelOf(noun, 'declineReason'), declineReason ?? undefined],
          [labelOf(noun, 'answerComment'), answerComment ?? undefined],
        ]}
      />
    </Section>
  );
}
