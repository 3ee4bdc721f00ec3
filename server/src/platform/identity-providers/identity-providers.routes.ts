import { act, del, get, patch, post, routes } from '../../kernel/routes.ts';
import { getProvider, listProviders } from './identity-provider.ts';
import { createProvider } from './operations/create-provider.ts';
import { deleteProvider } from './operations/delete-provider.ts';
import { testProvider } from './operations/test-provider.ts';
import { unbindPerson } from './operations/unbind-person.ts';
import { updateProvider } from './operations/update-provider.ts';
import { beginSignIn } from './sign-in/begin-sign-in.ts';
import { findProviders } from './sign-in/find-providers.ts';
import { finishSignIn } from './sign-in/finish-sign-in.ts';

const signingIn = { policies: ['sign-in-ip'], guesses: 'sign-in-guesses' };

export const identityProviderRoutes = routes('Identity providers', [
  get('/api/v1/identity-providers', listProviders),
  post('/api/v1/identity-providers', createProvider),
  get('/api/v1/identity-providers/:id', getProvider),
  patch('/api/v1/identity-providers/:id', updateProvider),
  del('/api/v1/identity-providers/:id', deleteProvider),
  act('/api/v1/identity-providers/:id/test', testProvider),
  act('/api/v1/settings/users/:id/unbind-provider', unbindPerson),
  get('/api/v1/auth/providers', findProviders, signingIn),
  act('/api/v1/auth/providers/begin', beginSignIn, signingIn),
  get('/api/v1/auth/providers/callback', finishSignIn, { ...signingIn, status: 302 }),
]);
