import '@fontsource-variable/golos-text';
import '../colours.css';
import './styles/page.css';
import './styles/asked.css';
import './styles/controls.css';
import './styles/lines.css';
import './styles/terms.css';
import './styles/footer.css';
import './styles/dialog.css';
import './styles/receipt.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SupplierPage } from './supplier-page.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <SupplierPage />
  </StrictMode>,
);
