import type { AccountForm, Field } from './account-form.ts';

const email: Field = {
  name: 'email',
  autocomplete: 'username',
  label: { ru: 'Электронная почта', en: 'E-mail' },
};
const password: Field = {
  name: 'password',
  autocomplete: 'current-password',
  label: { ru: 'Пароль', en: 'Password' },
};
const newPassword: Field = {
  name: 'password',
  autocomplete: 'new-password',
  label: { ru: 'Новый пароль', en: 'New password' },
  hint: {
    ru: 'Не короче 12 знаков. Лучше всего фраза из нескольких слов.',
    en: 'At least 12 characters. A phrase of several words is best.',
  },
};

/** Where the letters lead, and sign-in, until the portal takes these addresses over. */
export const accountForms: readonly AccountForm[] = [
  {
    path: '/verify/:token',
    action: '/api/v1/auth/email-verification/confirm',
    token: 'path',
    title: { ru: 'Подтвердите почту', en: 'Confirm your e-mail' },
    lead: {
      ru: 'Вы открыли ссылку из письма, значит, почта ваша. Осталось нажать кнопку.',
      en: 'You have opened the link of our letter, so the mailbox is yours. One click is left.',
    },
    fields: [],
    button: { ru: 'Подтвердить почту', en: 'Confirm the e-mail' },
    done: {
      title: { ru: 'Почта подтверждена', en: 'The e-mail is confirmed' },
      text: { ru: 'Портал готов. Входите с адресом {email}.', en: 'The portal is ready. Sign in as {email}.' },
      next: 'login',
    },
    asides: ['login', 'resend'],
  },
  {
    path: '/resend-confirmation',
    action: '/api/v1/auth/email-verification/resend',
    title: { ru: 'Письмо с подтверждением', en: 'Confirmation letter' },
    lead: {
      ru: 'Письмо потерялось или ссылка устарела? Пришлём новую.',
      en: 'The letter is lost or its link has expired? We will send a new one.',
    },
    fields: [email],
    button: { ru: 'Отправить ещё раз', en: 'Send again' },
    done: {
      title: { ru: 'Проверьте почту', en: 'Check your mail' },
      text: {
        ru: 'Если адрес {email} ждёт подтверждения, письмо уже в пути. Чаще раза в минуту мы не пишем.',
        en: 'If {email} waits to be confirmed, a letter is on its way. We write at most once a minute.',
      },
    },
    asides: ['login'],
  },
  {
    path: '/forgot-password',
    action: '/api/v1/auth/password-reset/request',
    title: { ru: 'Забыли пароль?', en: 'Forgotten your password?' },
    lead: { ru: 'Пришлём ссылку, по которой можно задать новый.', en: 'We will send a link to set a new one.' },
    fields: [email],
    button: { ru: 'Прислать ссылку', en: 'Send the link' },
    done: {
      title: { ru: 'Проверьте почту', en: 'Check your mail' },
      text: {
        ru: 'Если с адресом {email} входят в портал, ссылка уже в пути. Она действует 30 минут.',
        en: 'If {email} signs in to a portal, a link is on its way. It works for 30 minutes.',
      },
    },
    asides: ['login'],
  },
  {
    path: '/reset-password/:token',
    action: '/api/v1/auth/password-reset/confirm',
    token: 'path',
    title: { ru: 'Новый пароль', en: 'New password' },
    lead: {
      ru: 'После смены пароля все открытые сеансы завершатся.',
      en: 'Once the password is changed, all open sessions end.',
    },
    fields: [newPassword],
    button: { ru: 'Сохранить пароль', en: 'Save the password' },
    done: {
      title: { ru: 'Пароль изменён', en: 'The password is changed' },
      text: { ru: 'Теперь входите с ним и адресом {email}.', en: 'Sign in with it as {email}.' },
      next: 'login',
    },
    asides: ['login', 'forgot'],
  },
  {
    path: '/invitation',
    action: '/api/v1/auth/invitations/accept',
    token: 'fragment',
    title: { ru: 'Вас пригласили', en: 'You are invited' },
    lead: { ru: 'Придумайте пароль, и можно начинать работу.', en: 'Choose a password and begin straight away.' },
    fields: [
      {
        name: 'fullName',
        autocomplete: 'name',
        label: { ru: 'Имя и фамилия', en: 'Full name' },
        hint: {
          ru: 'Оставьте пустым, если в приглашении вас назвали верно.',
          en: 'Leave empty if the invitation has it right.',
        },
        optional: true,
      },
      newPassword,
    ],
    button: { ru: 'Принять приглашение', en: 'Accept the invitation' },
    done: {
      title: { ru: 'Добро пожаловать', en: 'Welcome' },
      text: {
        ru: 'Портал {portalSlug} ждёт вас. Входите с адресом {email}.',
        en: 'The portal {portalSlug} awaits you. Sign in as {email}.',
      },
      next: 'login',
    },
    asides: ['login'],
  },
  {
    path: '/login',
    action: '/api/v1/auth/login',
    title: { ru: 'Вход', en: 'Sign in' },
    lead: { ru: 'С адресом и паролем вашего портала.', en: 'With the address and the password of your portal.' },
    fields: [email, password],
    button: { ru: 'Войти', en: 'Sign in' },
    done: {
      title: { ru: 'Вы вошли', en: 'You are signed in' },
      text: {
        ru: '{user.fullName}, портал {portal.slug}. Учётная запись готова. Рабочие экраны появятся позже, а всё остальное уже доступно через API.',
        en: '{user.fullName}, portal {portal.slug}. The account is ready. The screens come later; everything else is there through the API.',
      },
      next: 'sign-out',
    },
    asides: ['forgot', 'resend'],
  },
];
