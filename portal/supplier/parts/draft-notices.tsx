import { showInstant } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import type { useDraft } from '../use-draft.ts';

/** Two drafts where there should be one: the person chooses, nothing is lost before. */
export function DraftNotices({ kept, onReload }: { kept: ReturnType<typeof useDraft>; onReload(): void }) {
  const { state, keeper, older, takeOlder, forgetOlder } = kept;
  return (
    <>
      {older && (
        <div className="panel notice" role="alert">
          <p>
            {say(
              `This device holds a draft of ${showInstant(older.at)} that did not reach the server. A newer one was saved elsewhere; you see that one.`,
              `На этом устройстве есть черновик от ${showInstant(older.at)}, который не дошёл до сервера. Позже сохранён другой, сейчас показан он.`,
            )}
          </p>
          <div className="actions">
            <button type="button" onClick={takeOlder}>
              {say('Use the draft on this device', 'Взять черновик с устройства')}
            </button>
            <button type="button" className="link" onClick={forgetOlder}>
              {say('Keep what is shown', 'Оставить показанный')}
            </button>
          </div>
        </div>
      )}
      {state.name === 'conflict' && (
        <div className="panel notice" role="alert">
          <p>
            {say(
              'The draft was changed in another window or by a colleague. What you see here is not saved yet.',
              'Черновик изменён в другом окне или коллегой. То, что вы видите здесь, ещё не сохранено.',
            )}
          </p>
          <div className="actions">
            <button type="button" onClick={() => void keeper.overwrite(state.draftVersion)}>
              {say('Save mine over it', 'Сохранить мой вариант')}
            </button>
            <button
              type="button"
              className="link"
              onClick={() => {
                forgetOlder();
                onReload();
              }}
            >
              {say('Take the other one', 'Взять другой вариант')}
            </button>
          </div>
        </div>
      )}
      {state.name === 'refused' && (
        <div className="panel notice" role="alert">
          <p>{state.problem.message}</p>
          {state.problem.faults.map(({ pointer, message }) => (
            <p key={pointer}>{message}</p>
          ))}
          <div className="actions">
            <button type="button" onClick={onReload}>
              {say('Reload the request', 'Обновить запрос')}
            </button>
          </div>
        </div>
      )}
    </>
  );
}
