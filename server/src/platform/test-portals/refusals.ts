import { isTestPortal } from '../../kernel/portal-clock.ts';
import { conflict, notFound, refuse, words } from '../../kernel/problems/errors.ts';

export const testPortalNotFound = () => notFound(words('Test portal', 'Тестовый портал'));

export const testPortalOnly = () =>
  conflict(
    'test_portal_only',
    words(
      'Only a test portal has this. Make one by `POST /api/v1/sandbox` and use its key.',
      'Это есть только в тестовом портале. Создайте его вызовом `POST /api/v1/sandbox` и обратитесь с его ключом.',
    ),
  );

/** For what there is in a test portal alone. */
export function demandTestPortal() {
  if (!isTestPortal()) throw testPortalOnly();
}

/** For what stands beside a live portal alone. */
export function demandLivePortal() {
  if (isTestPortal())
    throw conflict(
      'live_portal_only',
      words(
        'This is a test portal: test portals are made and removed from the live one.',
        'Это тестовый портал: тестовые порталы создают и удаляют из рабочего.',
      ),
    );
}

/** For what would ask another system. */
export function refuseGoingOut() {
  if (isTestPortal()) throw refuse('test_portal_stays_inside');
}
