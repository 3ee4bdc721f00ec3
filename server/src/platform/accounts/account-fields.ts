import Type from 'typebox';

/** An address as it is typed; the rules of e-mail decide whether it is one. */
export const emailField = (title = 'E-mail') =>
  Type.String({ title, maxLength: 320, examples: ['petrova@romashka.ru'] });

/** A password as it is typed; a new one is judged by the rules of passwords. */
export const passwordField = (title = 'Password') =>
  Type.String({ title, maxLength: 1_024, examples: ['vosem slov i odna zapyataya'] });

/** What the link of a letter carries. */
export const linkTokenField = () =>
  Type.String({
    title: 'Token of the link',
    maxLength: 200,
    examples: ['m0Yx3sVvJ4mJb8n2cQ1kqHf7tQ9wzE5uRr6dLkPyA0E'],
  });

export const refreshTokenField = (title = 'For native clients') =>
  Type.String({ title, maxLength: 200, examples: ['q7Lr2WvT9yXc4BnM1kZs8DfG5hJp3AeU6iOtRlVwYx0'] });
