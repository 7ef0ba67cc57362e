// The colours that somebody chose on the page beside these documents; without a choice the system's, as without this script.

try {
  const { theme } = JSON.parse(localStorage.getItem('hanchan.settings') ?? '{}') ?? {};
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed, or holds something else.
}
