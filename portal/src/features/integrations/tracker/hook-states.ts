import { type Words, words } from '../../../kit/say.ts';
import type { Tone } from '../../../kit/status.tsx';
import type { Tracker } from '../../../shared/tracker/tracker-query.ts';

export const hookStates: Record<Tracker['webhook']['state'], { name: Words; tone: Tone }> = {
  not_registered: { name: words('Not registered', 'Не зарегистрирован'), tone: 'neutral' },
  active: { name: words('Works', 'Работает'), tone: 'good' },
  revived: { name: words('Was off, switched on again', 'Был выключен, включён снова'), tone: 'warning' },
  missing: { name: words('Gone from the tracker', 'Пропал в трекере'), tone: 'bad' },
};
