import '@fontsource-variable/golos-text';
import '../colours.css';
import './supplier.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SupplierPage } from './supplier-page.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <SupplierPage />
  </StrictMode>,
);
