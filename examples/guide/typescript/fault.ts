const response = await fetch(`${process.env.CAMPCAIRN_BASE_URL}/me`, {
  headers: {
    Authorization: `Bearer ${process.env.CAMPCAIRN_API_KEY}`,
    'CC-Test-Fault': 'rate_limited',
  },
});
console.log(response.status, response.headers.get('retry-after'));
