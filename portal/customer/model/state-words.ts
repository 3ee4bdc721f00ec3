import { longDay } from '../../public-kit/long-day.ts';
import { showInstant } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import type { Proposal } from '../types.ts';

interface StateWords {
  tone: 'good' | 'bad' | 'over';
  title: string;
  lines: string[];
}

/** What is told of a proposal that no longer waits for an answer. */
export function stateWords(proposal: Proposal): StateWords | undefined {
  const until = proposal.offer?.validUntil;
  switch (proposal.state) {
    case 'open':
      return undefined;
    case 'accepted':
    case 'invoiced':
      return {
        tone: 'good',
        title: say('The proposal is accepted', 'Предложение принято'),
        lines: [
          ...saidBy(proposal),
          proposal.state === 'invoiced'
            ? say('The seller is making an invoice by it.', 'Продавец готовит по нему счёт.')
            : say(
                'The seller knows of it and will get in touch with you.',
                'Продавец уже знает об этом и свяжется с вами.',
              ),
        ],
      };
    case 'declined':
      return {
        tone: 'bad',
        title: say('The proposal is declined', 'Предложение отклонено'),
        lines: [
          ...saidBy(proposal),
          say(
            'If you have changed your mind, ask the seller a question: they can send the proposal again.',
            'Если вы передумали, задайте вопрос продавцу: он сможет отправить предложение ещё раз.',
          ),
        ],
      };
    case 'expired':
      return {
        tone: 'over',
        title: say('The proposal is no longer valid', 'Срок действия предложения истёк'),
        lines: [
          ...(until
            ? [say(`It was valid until ${longDay(until)}.`, `Последний день действия: ${longDay(until)}`)]
            : []),
          say(
            'If you still want it, ask the seller a question: they can extend it, and this page will take your answer again.',
            'Если оно ещё нужно, задайте вопрос продавцу: он может продлить срок, и на этой странице снова можно будет ответить.',
          ),
        ],
      };
    case 'withdrawn':
      return {
        tone: 'over',
        title: say('The proposal was withdrawn', 'Предложение отозвано'),
        lines: [
          say(
            'The seller is working on it again. When there is a new one, a letter with a link comes; with questions write or call the seller.',
            'Продавец снова работает над ним. Когда появится новое, придёт письмо со ссылкой; с вопросами напишите или позвоните продавцу.',
          ),
        ],
      };
    case 'replaced':
      return {
        tone: 'over',
        title: say('There is a newer proposal', 'Есть более новое предложение'),
        lines: [
          say(
            'The seller has changed this one and sent it anew: open the link of the last letter.',
            'Продавец изменил это предложение и отправил его заново: откройте ссылку из последнего письма.',
          ),
        ],
      };
  }
}

/** Who answered and when, and in what words. */
function saidBy({ answer }: Proposal): string[] {
  if (!answer) return [];
  const { name, position, at, reason, comment } = answer;
  const who = [name, position].filter(Boolean).join(', ');
  const words = reason ?? comment;
  return [[who, showInstant(at)].filter(Boolean).join(' · '), ...(words ? [`«${words}»`] : [])];
}
