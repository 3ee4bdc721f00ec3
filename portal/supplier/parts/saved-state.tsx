import { showTime } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import type { KeeperState } from '../make-keeper.ts';

/** Where what was typed is now: on the server since 14:02, on its way, or on this device alone. */
export const SavedState = ({ state, isCopied }: { state: KeeperState; isCopied: boolean }) => (
  <span
    className="saved"
    role="status"
    data-tone={
      state.name === 'saved' ? 'good' : state.name === 'waiting' || state.name === 'refused' ? 'bad' : undefined
    }
  >
    {wordsOf(state, isCopied)}
  </span>
);

/** Where what was typed is now, and nothing that is not so. */
function wordsOf(state: KeeperState, isCopied: boolean): string {
  switch (state.name) {
    case 'idle':
      return '';
    case 'changed':
    case 'saving':
      return say('saving…', 'сохраняем…');
    case 'saved':
      return say(`saved at ${showTime(state.at)}`, `сохранено ${showTime(state.at)}`);
    case 'waiting':
      if (!isCopied)
        return say('not saved, no connection: keep this page open', 'не сохранено, нет связи: не закрывайте страницу');
      return state.online
        ? say('saved on this device, the server is busy', 'сохранено на устройстве, сервер занят')
        : say('saved on this device, no connection', 'сохранено на устройстве, нет связи');
    case 'conflict':
      return say('saved in another window', 'изменён в другом окне');
    case 'refused':
      return say('not saved', 'не сохранено');
  }
}
