import type { SellerFacts } from '@depot/contracts/identity';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Reads and writes the company details of the tenant. */
@Injectable()
export class SellerRepository {
  constructor(private readonly db: Db) {}

  /** Undefined until details are entered. */
  async find(): Promise<SellerFacts | undefined> {
    const [row] = await this.db.query<SellerFacts>(
      `SELECT legal_name legalName, address, phone, email, tax_id taxId, payment_instructions paymentInstructions, paper
       FROM seller WHERE tenant_id = :tenantId`,
    );
    return row;
  }

  async save(seller: SellerFacts): Promise<void> {
    await this.db.execute(
      `INSERT INTO seller (tenant_id, legal_name, address, phone, email, tax_id, payment_instructions, paper)
       VALUES (:tenantId, :legalName, :address, :phone, :email, :taxId, :paymentInstructions, :paper)
       ON DUPLICATE KEY UPDATE legal_name = VALUES(legal_name), address = VALUES(address), phone = VALUES(phone),
         email = VALUES(email), tax_id = VALUES(tax_id), payment_instructions = VALUES(payment_instructions),
         paper = VALUES(paper)`,
      { ...seller },
    );
  }
}
