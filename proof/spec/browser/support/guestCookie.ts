// Whoever makes an event has a name: that of a guest will do.

export async function guestCookie(url: string): Promise<string> {
  const response = await fetch(`${url}/api/session/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Olga' }),
  });
  const cookie = response.headers.get('set-cookie');
  if (cookie === null) throw new Error(`no guest (${response.status}): ${await response.text()}`);
  return cookie.split(';')[0]!;
}
