export { SellerPage } from './seller-page.tsx';
export { Sellers } from './sellers.tsx';
