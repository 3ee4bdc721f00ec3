import '@fontsource-variable/golos-text';
import '../colours.css';
import '../public-kit/styles/page.css';
import '../public-kit/styles/facts.css';
import '../public-kit/styles/controls.css';
import '../public-kit/styles/footer.css';
import '../public-kit/styles/dialog.css';
import './styles/deadline.css';
import './styles/lines.css';
import './styles/terms.css';
import './styles/footer.css';
import './styles/receipt.css';
import './styles/questions.css';
import './styles/order.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { OrderPage } from './order/order-page.tsx';
import { SupplierPage } from './supplier-page.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>{location.pathname === '/order' ? <OrderPage /> : <SupplierPage />}</StrictMode>,
);
