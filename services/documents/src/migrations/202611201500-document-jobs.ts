import { createTable, dropTable, type Migration } from '@depot/node-database';

/** Documents that are made in the background, and what was made. */
export const documentJobs: Migration = {
  name: '202611201500-document-jobs',
  up: [
    createTable(
      'document_job',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      user_id INT UNSIGNED NOT NULL,
      status ENUM('WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED') NOT NULL,
      done INT UNSIGNED NOT NULL,
      total INT UNSIGNED NOT NULL,
      left_out INT UNSIGNED NOT NULL,
      file_name VARCHAR(255) NOT NULL,
      media_type VARCHAR(100) CHARACTER SET ascii NOT NULL,
      problem TEXT NULL COMMENT 'JSON: the sentence in both languages and its values',
      time BIGINT NOT NULL COMMENT 'epoch ms',
      heard_at BIGINT NOT NULL COMMENT 'epoch ms',
      KEY document_job_user (tenant_id, user_id, status),
      KEY document_job_age (time)`,
    ),
    createTable(
      'document_job_file',
      `
      tenant_id INT UNSIGNED NOT NULL,
      job_id INT UNSIGNED NOT NULL,
      position INT UNSIGNED NOT NULL,
      content MEDIUMBLOB NOT NULL,
      PRIMARY KEY (tenant_id, job_id, position),
      CONSTRAINT document_job_file_of FOREIGN KEY (job_id) REFERENCES document_job (id) ON DELETE CASCADE`,
    ),
  ],
  down: [dropTable('document_job_file'), dropTable('document_job')],
};
