/** A form keeps what is typed into it by the portal that the address of the page names; a test that draws one imports this. */
const page = { origin: 'http://portal', pathname: '/romashka', search: '' };
Object.assign(globalThis, { location: { ...page, ...globalThis.location } });
