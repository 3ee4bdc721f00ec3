export { RolePage } from './role-page.tsx';
export { Roles } from './roles.tsx';
