import { lookVariables, storedTheme } from '@depot/ui/look';

const night = matchMedia('(prefers-color-scheme: dark)');

/** Light or dark by the choice on this device or the system, until `leave`, when antd's theme takes over. */
export function applyLook(): { refresh: () => void; leave: () => void } {
  const style = document.createElement('style');
  const refresh = () => {
    const choice = storedTheme.get() ?? 'system';
    const isDark = choice === 'system' ? night.matches : choice === 'dark';
    const lines = Object.entries(lookVariables(isDark)).map(([name, value]) => `--depot-${name}:${value}`);
    style.textContent = `.depot{${lines.join(';')}}`;
    document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  };
  refresh();
  document.head.append(style);
  night.addEventListener('change', refresh);
  const removeLook = () => {
    night.removeEventListener('change', refresh);
    style.remove();
  };
  return { refresh, leave: removeLook };
}
