import { useNavigate } from '@depot/router';
import { Button, DownOutlined, Dropdown } from '@depot/ui';
import { useTexts } from '../../texts.js';
import { taskPaths } from './links.js';

const tasks = ['count', 'recall'] as const;

/** What is done with the stock as a whole, now and then. */
export function TaskMenu() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const items = tasks.map((task) => ({
    key: task,
    label: t(`list.${task}`),
    onClick: () => void navigate(taskPaths[task]),
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button>
        {t('list.tasks')} <DownOutlined />
      </Button>
    </Dropdown>
  );
}
