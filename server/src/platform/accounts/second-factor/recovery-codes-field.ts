import Type from 'typebox';

export const recoveryCodesField = () =>
  Type.Array(Type.String({ title: 'Code', examples: ['K7QM-2XRA-9TNB-WE4H'] }), {
    title: 'Recovery codes: each signs in once without the authenticator',
  });
