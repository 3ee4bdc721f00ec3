import '@fontsource-variable/golos-text';
import '../colours.css';
import '../public-kit/styles/page.css';
import '../public-kit/styles/facts.css';
import '../public-kit/styles/controls.css';
import '../public-kit/styles/footer.css';
import '../public-kit/styles/dialog.css';
import './styles/letter.css';
import './styles/rows.css';
import './styles/totals.css';
import './styles/answer.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { speakAsBrowser } from '../src/kit/say.ts';
import { CustomerPage } from './customer-page.tsx';

speakAsBrowser();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <CustomerPage />
  </StrictMode>,
);
