const POLICY = 'content-security-policy';

/** Puts sources behind `'self'` in one directive of an answer's content security policy, if it has one. */
export function allowAlso(response: Response, directive: string, source: string): void {
  const policy = response.headers.get(POLICY);
  if (!policy) return;
  const own = `${directive} 'self'`;
  response.headers.set(POLICY, policy.replace(own, `${own} ${source}`));
}
