import { askSuppliers } from '../steps/ask-suppliers.ts';
import { move } from '../steps/move.ts';
import { approved, quoted, type Story, story, submitted } from './story.ts';

/** Before and beside the buying. */
export const earlyStories: readonly Story[] = [
  story('draft', 'draft', []),
  story('waits for approval', 'pending_approval', submitted),
  story('recalled', 'draft', [...submitted, move('buyer', 'draft')]),
  story('rejected', 'rejected', [...submitted, move('head', 'rejected', 'Потребность не подтверждена')]),
  story('approved', 'approved', approved),
  story('on hold', 'on_hold', [...quoted, move('buyer', 'on_hold', 'Ждём финансирования')]),
  story('cancelled before it began', 'cancelled', [
    ...submitted,
    move('buyer', 'cancelled', 'Заявка создана повторно'),
  ]),
  story('cancelled with its request', 'cancelled', [
    ...approved,
    ...askSuppliers(),
    move('buyer', 'cancelled', 'Программа закрыта'),
  ]),
];
