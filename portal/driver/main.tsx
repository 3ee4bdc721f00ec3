import '@fontsource-variable/golos-text';
import '../colours.css';
import '../public-kit/styles/page.css';
import '../public-kit/styles/facts.css';
import '../public-kit/styles/controls.css';
import '../public-kit/styles/dialog.css';
import './styles/stops.css';
import './styles/goods.css';
import './styles/actions.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { speakAsBrowser } from '../src/kit/say.ts';
import { DriverPage } from './driver-page.tsx';
import { keepPage } from './keep-page.ts';

speakAsBrowser();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <DriverPage />
  </StrictMode>,
);

keepPage();
