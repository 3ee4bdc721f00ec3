import { counted, say } from '../../src/kit/say.ts';
import type { Draft } from '../model/draft.ts';

export interface Pasted {
  /** Lines that were filled, and rows that came after the last position. */
  filled: number;
  left: number;
  before: Draft;
}

/** What became of a column that was pasted, and the way back. */
export const PastedNote = ({ pasted, onUndo }: { pasted: Pasted | undefined; onUndo(before: Draft): void }) => (
  <div role="status">
    {pasted && (
      <p className="pasted">
        {say('Pasted:', 'Вставлено:')} {counted(pasted.filled, ['line', 'lines'], ['строка', 'строки', 'строк'])}
        {pasted.left > 0 && (
          <>
            ; {say('had no room:', 'не поместилось:')}{' '}
            {counted(pasted.left, ['line', 'lines'], ['строка', 'строки', 'строк'])}
          </>
        )}
        <button type="button" className="link" onClick={() => onUndo(pasted.before)}>
          {say('Undo', 'Отменить')}
        </button>
      </p>
    )}
  </div>
);
