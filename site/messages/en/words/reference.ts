/** Around the interactive reference, which is in English like the API itself. */
export const reference = {
  title: 'API reference',
  description:
    'Every endpoint, field and answer of the Campcairn partner API, with requests to try out.',
  withoutScript: 'The interactive reference needs JavaScript. Without it:',
};
