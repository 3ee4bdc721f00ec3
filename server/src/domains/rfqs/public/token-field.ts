import Type from 'typebox';

/** The token of a supplier's link. Whatever is no token is as unknown as one that opens nothing. */
export const tokenField = Type.String({
  title: 'Token of the link',
  maxLength: 200,
  examples: ['m0Yx3sVvJ4mJb8n2cQ1kqHf7tQ9wzE5uRr6dLkPyA0E'],
});
