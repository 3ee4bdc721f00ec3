import '@fontsource-variable/golos-text';
import '../colours.css';
import './sign-in.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchPortalAhead } from './fetch-portal-ahead.ts';
import { SignInPage } from './sign-in-page.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <SignInPage />
  </StrictMode>,
);

addEventListener('load', () => void fetchPortalAhead().catch(() => undefined));
