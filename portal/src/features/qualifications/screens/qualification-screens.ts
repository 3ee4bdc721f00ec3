/** Both pages in one part: the first page of the portal names each part it may load. */
export { QualificationList } from './qualification-list.tsx';
export { QualificationPage } from './qualification-page.tsx';
