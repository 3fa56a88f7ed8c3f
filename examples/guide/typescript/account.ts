import { call } from './campcairn.ts';

const { name, listings } = await call('GET', '/me');
console.log(name, listings);
