import { fieldError, invalid, notFound, words } from '../../../kernel/problems/errors.ts';

const notAccepted = words(
  'was not made here for this request, or came too late: ask for new options and sign again',
  'не подходит: создан не здесь, не для этого запроса или слишком поздно. Начните заново',
);

/** Returned, not thrown, where the attempt leaves its trace. */
export const wrongPasskey = (at: '/passkey' | '/credential') => invalid([fieldError(at, 'not_accepted', notAccepted)]);

export const noPasskey = () => notFound(words('Passkey', 'Ключ доступа'));
