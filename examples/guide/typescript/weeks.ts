import { call } from './campcairn.ts';

const { periods } = await call('GET', '/stats?listing=bramble&by=week');
for (const { starts, viewed, clicks, enquiries } of periods)
  console.log(starts, viewed, clicks, enquiries);
