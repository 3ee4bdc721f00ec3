import { say } from '../../src/kit/say.ts';
import { refusalWords, waitingWords } from '../model/refusal-words.ts';
import type { OutboxState } from '../outbox/make-outbox.ts';

interface NotesProps {
  outbox: OutboxState;
  isCopy: boolean;
  onForget(): void;
  onAgain(): void;
}

/** What has not reached the server, what it has refused, and whether the page is up to date. */
export const Notes = ({ outbox: { waiting, held, refused }, isCopy, onForget, onAgain }: NotesProps) => (
  <>
    {isCopy && (
      <div className="panel note" role="status">
        <p>
          {say(
            'No connection: this is what was read last.',
            'Нет связи: показано то, что было прочитано в последний раз.',
          )}
        </p>
        <button type="button" className="link" onClick={onAgain}>
          {say('Try again', 'Повторить')}
        </button>
      </div>
    )}
    {waiting.length > 0 && (
      <p className="panel note" role="status">
        {waitingWords(waiting.length, held)}
      </p>
    )}
    {refused.length > 0 && (
      <div className="panel note" data-tone="bad" role="alert">
        {refused.map(({ press, problem }, at) => (
          <p key={`${press.what} ${at}`}>{refusalWords(press, problem)}</p>
        ))}
        <button type="button" className="link" onClick={onForget}>
          {say('Understood', 'Понятно')}
        </button>
      </div>
    )}
  </>
);
