import { showTime } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import type { KeeperState } from '../keeper.ts';

/** Where what was typed is now: on the server since 14:02, on its way, or on this device alone. */
export const SavedState = ({ state }: { state: KeeperState }) => (
  <span
    className="saved"
    role="status"
    data-tone={
      state.name === 'saved' ? 'good' : state.name === 'waiting' || state.name === 'refused' ? 'bad' : undefined
    }
  >
    {wordsOf(state)}
  </span>
);

function wordsOf(state: KeeperState): string {
  switch (state.name) {
    case 'idle':
      return '';
    case 'changed':
    case 'saving':
      return say('saving…', 'сохраняем…');
    case 'saved':
      return say(`saved at ${showTime(state.at)}`, `сохранено ${showTime(state.at)}`);
    case 'waiting':
      return state.online
        ? say('kept on this device, the server is busy', 'сохранено на устройстве, сервер занят')
        : say('kept on this device, no connection', 'сохранено на устройстве, нет связи');
    case 'conflict':
      return say('saved in another window', 'изменён в другом окне');
    case 'refused':
      return say('not saved', 'не сохранено');
  }
}
