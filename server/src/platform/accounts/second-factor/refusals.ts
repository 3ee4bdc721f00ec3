import { fieldError, invalid, invalidField, refuse, words } from '../../../kernel/problems/errors.ts';

const wrong = words(
  'is not a code of this minute, or was used already',
  'неверный код: он устарел, уже использован или набран с ошибкой',
);

/** Returned, not thrown, where the attempt leaves its trace. */
export const wrongCode = () => invalid([fieldError('/code', 'wrong_code', wrong)]);

export const noSecondFactor = () =>
  refuse('conflict', words('Sign-in by a second factor is off.', 'Вход по второму фактору не включён.'));

export const alreadyOn = () =>
  refuse(
    'conflict',
    words(
      'Sign-in by a second factor is on already. Remove it first to move to another telephone.',
      'Вход по второму фактору уже включён. Чтобы перейти на другой телефон, сначала отключите его.',
    ),
  );

export const notBegun = () =>
  invalidField(
    '/code',
    'not_begun',
    words('comes before the secret was asked for', 'сначала получите секрет для приложения'),
  );
