import type { Sample } from './sample.ts';

const timeZone = 'Asia/Yekaterinburg';
const base = 'https://portal.prokura.ru';
const token = 'q8Vb0cO0mJ2m1Tq4Zr7yKx5sWnE3uHdLfPgAvRiYtBk';

/** Letters about how people come in. */
export const accountSamples: readonly Sample[] = [
  {
    name: 'confirm-email',
    template: 'confirm-email',
    variables: {
      name: 'Иван Кузнецов',
      portal: 'ООО «Уралпромстрой»',
      slug: 'uralpromstroy',
      url: `${base}/verify/${token}`,
    },
  },
  {
    name: 'already-registered',
    template: 'already-registered',
    variables: { loginUrl: `${base}/login`, resetUrl: `${base}/forgot-password` },
  },
  {
    name: 'password-reset',
    template: 'password-reset',
    variables: { name: 'Иван Кузнецов', url: `${base}/reset-password/${token}` },
  },
  {
    name: 'password-changed',
    template: 'password-changed',
    variables: {
      name: 'Иван Кузнецов',
      changedAt: '2026-11-21T15:42:00.000Z',
      timeZone,
      device: 'Firefox, Windows',
      resetUrl: `${base}/forgot-password`,
    },
  },
  {
    name: 'new-device',
    template: 'new-device',
    variables: {
      name: 'Иван Кузнецов',
      changedAt: '2026-11-21T15:42:00.000Z',
      timeZone,
      device: 'Firefox, Windows',
      resetUrl: `${base}/forgot-password`,
    },
  },
  {
    name: 'second-factor-changed',
    template: 'second-factor-changed',
    variables: {
      name: 'Иван Кузнецов',
      change: 'added',
      changedAt: '2026-11-21T15:42:00.000Z',
      timeZone,
      device: 'Firefox, Windows',
      resetUrl: `${base}/forgot-password`,
    },
  },
  {
    name: 'provider-unbound',
    template: 'provider-unbound',
    variables: {
      name: 'Иван Кузнецов',
      changedAt: '2026-11-21T15:42:00.000Z',
      timeZone,
      device: null,
      resetUrl: `${base}/forgot-password`,
    },
  },
  {
    name: 'passkey-changed',
    template: 'passkey-changed',
    variables: {
      name: 'Иван Кузнецов',
      change: 'added',
      passkey: 'MacBook Ивана',
      changedAt: '2026-11-21T15:42:00.000Z',
      timeZone,
      device: 'Firefox, Windows',
      resetUrl: `${base}/forgot-password`,
    },
  },
  {
    name: 'email-change-asked',
    template: 'email-change-asked',
    variables: {
      name: 'Иван Кузнецов',
      newEmail: 'kuznetsov@uralpromstroy.ru',
      undoUrl: `${base}/undo-email-change/${token}`,
      changedAt: '2026-11-21T15:42:00.000Z',
      timeZone,
      device: 'Firefox, Windows',
      resetUrl: `${base}/forgot-password`,
    },
  },
  {
    name: 'email-change-confirm',
    template: 'email-change-confirm',
    variables: { name: 'Иван Кузнецов', url: `${base}/confirm-new-email/${token}` },
  },
  {
    name: 'email-change-taken',
    template: 'email-change-taken',
    variables: { loginUrl: `${base}/login`, resetUrl: `${base}/forgot-password` },
  },
  {
    name: 'invitation',
    template: 'invitation',
    variables: {
      inviter: 'Иван Кузнецов',
      portal: 'ООО «Уралпромстрой»',
      role: 'Закупщик',
      url: `${base}/invitation#${token}`,
      expiresAt: '2026-11-28T15:42:00.000Z',
      timeZone,
    },
  },
];
